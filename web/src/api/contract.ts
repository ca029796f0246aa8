import type { paths } from './schema.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** The paths that can be called so. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never
}[keyof paths]

type CallOf<M extends Method, P extends keyof paths> = Exclude<paths[P][Lowercase<M>], undefined>

/** What may stand in the query of a read. */
export type QueryOf<P extends PathOf<'GET'>> =
  CallOf<'GET', P> extends { parameters: { query?: infer Q } } ? Exclude<Q, undefined> : never

/** What a write carries. */
export type BodyOf<M extends Method, P extends PathOf<M>> =
  CallOf<M, P> extends { requestBody: { content: JsonOf<infer B> } } ? B : Record<string, never>

/** What comes back when a call succeeds. */
export type ReplyOf<M extends Method, P extends PathOf<M>> =
  CallOf<M, P> extends { responses: infer R } ? ContentOf<R[keyof R & (200 | 201)]> : never

type ContentOf<R> = R extends { content: JsonOf<infer T> } ? T : never

type JsonOf<T> = { 'application/json': T }
