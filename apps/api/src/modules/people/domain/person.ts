import type { Currency, UserId } from '@sojourn/kernel'

/** 1 operator, 2 member (the default), 3 agent, 4 demo. */
export type UsrType = 1 | 2 | 3 | 4

export const OPERATOR: UsrType = 1
export const AGENT: UsrType = 3

export interface Person {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** How they wish to be addressed; null where they say none. */
  readonly title: string | null
  readonly phone: string | null
  readonly usrType: UsrType
  readonly isBlocked: boolean
  readonly preferredLanguage: string | null
  readonly preferredCurrency: Currency | null
  /** The agent whose client this person is. */
  readonly agentId: UserId | null
  /** True where a sign-in asks for a code after the password. */
  readonly hasSecondFactor: boolean
}

type Viewer = Pick<Person, 'userId' | 'usrType'>

/** A person sees their own record, an agent those of their clients, an operator all of the organisation. */
export function maySee(viewer: Viewer, person: Person): boolean {
  return viewer.userId === person.userId || viewer.usrType === OPERATOR || (viewer.usrType === AGENT && person.agentId === viewer.userId)
}

/** Operators block, but never themselves: there might be no one left to undo it. */
export const mayBlock = (viewer: Viewer, userId: UserId): boolean => viewer.usrType === OPERATOR && viewer.userId !== userId
