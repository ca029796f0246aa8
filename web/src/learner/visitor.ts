import type { Calls } from '#api/calls.ts'
import type { Device } from './device.ts'

const KEY = 'tempUser'

/** The temporary id under which a visitor's progress is kept. */
export class Visitor {
  readonly #device: Device
  // Where local storage is forbidden the id lives as long as the page.
  #unkept: string | null = null

  constructor(device: Device) {
    this.#device = device
  }

  find(): string | null {
    try {
      return this.#device.kept.getItem(KEY) ?? this.#unkept
    } catch {
      return this.#unkept
    }
  }

  /** The visitor's id, made by the service when there is none yet. */
  async need(calls: Pick<Calls, 'addTemporaryUser'>): Promise<string> {
    await this.#device.alone(`${this.#device.prefix}visitor`, async () => {
      if (this.find() === null) this.#keep((await calls.addTemporaryUser()).fuid)
    })
    return this.find() ?? ''
  }

  forget(): void {
    this.#unkept = null
    try {
      this.#device.kept.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  }

  #keep(fuid: string): void {
    try {
      this.#device.kept.setItem(KEY, fuid)
    } catch {
      this.#unkept = fuid
    }
  }
}
