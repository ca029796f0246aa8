// What the page bundle finds around it: the engine brings the language, this the little of a browser that React asks for.
(() => {
  const words = (args) => args.map((one) => (typeof one === 'string' ? one : one instanceof Error ? String(one.stack || one) : JSON.stringify(one))).join(' ');
  const levels = ['log', 'info', 'debug', 'warn', 'error'];
  globalThis.console = Object.fromEntries(levels.map((level) => [level, (...args) => __log(level, words(args))]));
  // Timers are taken and never fire: the page is finished before any could.
  globalThis.setTimeout = () => 0;
  globalThis.clearTimeout = () => {};
})();
