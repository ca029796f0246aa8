import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { ContentVersion, Lists, Question } from './shapes.ts'

/** A pack as it lies on the device. */
export type KeptPack = {
  about: ContentVersion
  /** When the lists were last compared with the service's. */
  checkedAt: number
  etags: Record<keyof Lists, string | null>
  lists: Lists
  /** Questions that the service took back while a session still needs them. */
  retired: Question[]
}

interface Tables extends DBSchema {
  pack: { key: string; value: KeptPack }
}

/** Where an edition's pack lies on this device. */
export type Shelf = IDBPDatabase<Tables>

const KEY = 'current'

export const openShelf = (name: string): Promise<Shelf> =>
  openDB<Tables>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('pack')
    },
    // A newer build in another tab must be able to change the tables.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

export const findPack = (shelf: Shelf): Promise<KeptPack | undefined> => shelf.get('pack', KEY)

export const savePack = (shelf: Shelf, pack: KeptPack): Promise<string> => shelf.put('pack', pack, KEY)
