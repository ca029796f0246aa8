declare module 'virtual:client-files' {
  /** The client build's manifest, by source file; empty when there is no client build. */
  export const clientFiles: Record<string, { file: string; imports?: string[]; assets?: string[]; css?: string[] }>
}
