/** Of so many texts at most a connection keeps the plans; further ones are sent as they stand. */
const NAMES_MAX = 2000

// The shape of a table changed under a plan that was kept; the connection does not know the name, or has it for another text (a pooler in between).
const OUTDATED = '0A000'
const FOREIGN = ['26000', '42P05']

/**
 * Names for the statements of one pool, so that a connection parses and plans each of them once. A text gets its name when it comes for the second time:
 * one that is made for a single call is not kept. Who looks is part of the name, for a plan under row-level security is good for one role alone.
 */
export class Statements {
  readonly #names = new Map<string, string | null>()
  #count = 0
  #generation = 0
  #named: boolean

  constructor(named: boolean) {
    this.#named = named
  }

  nameOf(role: string, text: string): string | undefined {
    if (!this.#named) return undefined
    const key = `${role} ${text}`
    const known = this.#names.get(key)
    if (known === undefined) {
      if (this.#names.size < NAMES_MAX) this.#names.set(key, null)
      return undefined
    }
    const name = known ?? `${role}_${++this.#count}`
    this.#names.set(key, name)
    return `${name}_${this.#generation}`
  }

  /** Whether a failure is the names' own, after which the same work succeeds: a plan from before a migration, or names that do not hold here. */
  learnsFrom(error: unknown): boolean {
    const { code } = error as { code?: unknown }
    if (code === OUTDATED) this.#generation++
    else if (typeof code === 'string' && FOREIGN.includes(code)) this.#named = false
    else return false
    return true
  }
}
