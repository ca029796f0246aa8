import type { Client } from './client.ts'
import type { AttemptShape, Cursor, SessionToFinish } from './shapes.ts'

/** The service's calls that a learner's device makes, each by its verb. */
export type Calls = ReturnType<typeof createCalls>

/** How many attempts go with one call at most. */
export const ATTEMPTS_PER_CALL = 100

/** How many attempts come with one page at most. */
export const ATTEMPTS_PER_PAGE = 500

const FAVOURITES = '/api/v1/users/favorite-questions/'

/** All calls of one client; what goes and comes is as the contract says. */
export function createCalls(client: Client) {
  return {
    addTemporaryUser: () => client.send('POST', '/api/v1/users/temporary/', {}),
    addAttempts: (fuid: string, attempts: AttemptShape[]) => client.send('POST', '/api/v1/attempts/', { fuid, attempts }),
    listAttempts: (after: Cursor | null) =>
      client.get('/api/v1/attempts/', { ...(after === null ? {} : { after }), limit: ATTEMPTS_PER_PAGE }),
    finishSession: (fuid: string, session: SessionToFinish) => client.send('POST', '/api/v1/sessions/', { fuid, session }),
    readAllowance: () => client.get('/api/v1/users/allowance/'),
    listFavourites: (fuid: string) => client.send('POST', '/api/v1/users/favorite-questions/get', { fuid }),
    addFavourite: (fuid: string, questionId: string) => client.send('POST', FAVOURITES, { fuid, question_id: questionId }),
    removeFavourite: (fuid: string, questionId: string) => client.send('DELETE', FAVOURITES, { fuid, question_id: questionId }),
  }
}
