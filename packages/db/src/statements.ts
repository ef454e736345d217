import type { Role } from './scope.ts'

/** A connection caches the plans of at most so many texts; further ones are sent without a name. */
const NAMES_MAX = 2000

// The shape of a table changed under a prepared plan; the connection does not know the name, or has it for another text (a pooler in between).
const OUTDATED = '0A000'
const FOREIGN = ['26000', '42P05']

/** A text that came once, and its name from the second time on. */
interface Known {
  name: string | undefined
  generation: number
}

/**
 * Names for the statements of one pool, so that a connection parses and plans each of them once. A text gets its name when it comes for the second time:
 * one that is made for a single call is not prepared. The role is part of the name, for a plan under row-level security is good for one role alone.
 */
export class Statements {
  readonly #known: Readonly<Record<Role, Map<string, Known>>> = { tenant: new Map(), system: new Map() }
  #count = 0
  #generation = 0
  #named: boolean

  constructor(named: boolean) {
    this.#named = named
  }

  nameOf(role: Role, text: string): string | undefined {
    if (!this.#named) return undefined
    const known = this.#known[role].get(text)
    if (!known) {
      if (this.#known.tenant.size + this.#known.system.size < NAMES_MAX) this.#known[role].set(text, { name: undefined, generation: 0 })
      return undefined
    }
    if (known.name === undefined || known.generation !== this.#generation) {
      known.name = `${role}_${++this.#count}`
      known.generation = this.#generation
    }
    return known.name
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
