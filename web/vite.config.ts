import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const manifestFile = at('./dist/client/.vite/manifest.json')

// renderToString lives in React's "legacy" build, which needs neither MessageChannel nor TextEncoder.
const reactServer = at('./node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')
const rustServer = process.env['RUST_URL'] ?? 'http://127.0.0.1:8080'

/** Gives the server bundle the names of the client's files, so that a page's head can preload them. */
function clientFiles(): Plugin {
  const name = 'virtual:client-files'
  return {
    name: 'client-files',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => {
      if (id !== `\0${name}`) return null
      return `export const clientFiles = ${existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '{}'}`
    },
  }
}

/** Writes what the server must know of the client build: the hashes of inline scripts. */
function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    writeBundle: (options) => {
      const folder = options.dir ?? at('./dist/client')
      if (!existsSync(`${folder}/index.html`)) return
      const html = readFileSync(`${folder}/index.html`, 'utf8')
      const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, code]) => `sha256-${createHash('sha256').update(code ?? '').digest('base64')}`,
      )
      writeFileSync(`${folder}/inline-scripts.json`, `${JSON.stringify(hashes)}\n`)
    },
  }
}

/** Names the build by what both bundles hold, so that the same sources give the same id. */
function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    writeBundle: (_, bundle) => {
      const hash = createHash('sha256').update(readFileSync(manifestFile))
      for (const file of Object.values(bundle)) if (file.type === 'chunk') hash.update(file.code)
      writeFileSync(at('./dist/client/build.json'), `${JSON.stringify({ id: hash.digest('hex').slice(0, 12) })}\n`)
    },
  }
}

/** Keeps out of the server bundle what a device loads later: the server's engine renders what is there from the start. */
function nothingLater(): Plugin {
  return {
    name: 'nothing-later',
    enforce: 'pre',
    apply: 'build',
    resolveDynamicImport: (specifier) => ({ id: `later:${String(specifier)}`, external: true }),
  }
}

/** Packs the files that are sent as they are, once and as small as can be, so that the server need not. */
function packedFiles(): Plugin {
  const folder = at('./dist/client')
  return {
    name: 'packed-files',
    apply: 'build',
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|svg|webmanifest)$/.test(name)) continue
        const plain = readFileSync(`${folder}/${name}`)
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(plain))
        writeFileSync(`${folder}/${name}.gz`, gzipSync(plain, { level: 9 }))
      }
    },
  }
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), clientFiles(), ...(isSsrBuild ? [buildId(), nothingLater()] : [inlineScripts(), packedFiles()])],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // One self-contained file for the embedded engine: nothing external, no dynamic chunks.
  ssr: command === 'build' ? { noExternal: true, target: 'webworker' } : {},
  resolve: isSsrBuild
    ? {
        conditions: ['module', 'worker', 'browser', 'production', 'default'],
        alias: [{ find: /^react-dom\/server$/, replacement: reactServer }],
      }
    : {},
  // Development: pages are rendered by Vite in the browser, all that is not code comes from the running server.
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(api|content|media|_build|sandbox|auth)/': rustServer,
      '^/(.*/)?_payload\\.json': rustServer,
    },
  },
  build: isSsrBuild
    ? {
        target: 'es2023',
        outDir: 'dist/ssr',
        minify: true,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: { output: { format: 'es', entryFileNames: 'ssr.js', codeSplitting: false } },
      }
    : {
        target: 'es2022',
        // Browsers that know light-dark(), so that the tokens stay as written.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      },
}))
