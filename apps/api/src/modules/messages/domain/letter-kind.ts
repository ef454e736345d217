import type { Letter } from './blocks.ts'
import type { Letterhead, OwnMail } from './mail.ts'

/** A kind of mail that a product writes in its own words. */
export interface LetterKind<Data extends object = object> {
  readonly kind: string
  /** What opens an account or holds value: wiped from our tables once the mail has left. */
  readonly secrets: readonly string[]
  write(data: Data, head: Letterhead): Letter
  /** A mail of it, as `send` takes it. */
  of(data: Data): OwnMail
}

/** `kind` is stored with each mail: it stays what it is. */
export const letterKind = <Data extends object>(
  kind: string,
  write: (data: Data, head: Letterhead) => Letter,
  secrets: readonly (keyof Data & string)[] = [],
): LetterKind<Data> => ({ kind, secrets, write, of: (data) => ({ kind: kind as OwnMail['kind'], data }) })

/** Drops the types of their data: each reads what was stored by its own kind. */
export const letterKinds = (...kinds: readonly LetterKind<never>[]): readonly LetterKind[] => kinds as unknown as readonly LetterKind[]
