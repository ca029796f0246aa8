import { write, type Diary, type FavouriteOp } from './diary.ts'

/** Adds a favourite or removes it, and notes it for the service. */
export function setFavourite(diary: Diary, op: FavouriteOp): Promise<void> {
  return write(diary, async (writing) => {
    const favourites = writing.objectStore('favourites')
    await (op.isFavourite ? favourites.put(op.version, op.questionId) : favourites.delete(op.questionId))
    await writing.objectStore('favouriteOps').put(op)
  })
}
