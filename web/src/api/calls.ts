import type { Client } from './client.ts'
import type {
  AllowanceReply,
  AttemptShape,
  AttemptsPage,
  AttemptsReply,
  Cursor,
  FavouritesReply,
  FinishReply,
  SessionToFinish,
  TemporaryUser,
} from './shapes.ts'

/** The service's calls that a learner's device makes, each by its verb. */
export type Calls = ReturnType<typeof createCalls>

/** How many attempts go with one call at most. */
export const ATTEMPTS_PER_CALL = 100

/** How many attempts come with one page at most. */
export const ATTEMPTS_PER_PAGE = 500

/** All calls of one client, with the shapes of what goes and comes. */
export function createCalls(client: Client) {
  return {
    addTemporaryUser: () => client.send<TemporaryUser>('POST', '/api/v1/users/temporary/', {}),
    addAttempts: (fuid: string, attempts: AttemptShape[]) =>
      client.send<AttemptsReply>('POST', '/api/v1/attempts/', { fuid, attempts }),
    listAttempts: (after: Cursor | null) => {
      const from = after === null ? '' : `after=${encodeURIComponent(after)}&`
      return client.get<AttemptsPage>(`/api/v1/attempts/?${from}limit=${ATTEMPTS_PER_PAGE}`)
    },
    finishSession: (fuid: string, session: SessionToFinish) =>
      client.send<FinishReply>('POST', '/api/v1/sessions/', { fuid, session }),
    readAllowance: () => client.get<AllowanceReply>('/api/v1/users/allowance/'),
    listFavourites: (fuid: string) => client.send<FavouritesReply>('POST', '/api/v1/users/favorite-questions/get', { fuid }),
    addFavourite: (fuid: string, questionId: string) =>
      client.send<unknown>('POST', '/api/v1/users/favorite-questions/', { fuid, question_id: questionId }),
    removeFavourite: (fuid: string, questionId: string) =>
      client.send<unknown>('DELETE', '/api/v1/users/favorite-questions/', { fuid, question_id: questionId }),
  }
}
