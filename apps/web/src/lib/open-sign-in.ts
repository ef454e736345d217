import { createContext, use } from 'react'

export interface SignInAsk {
  /** The form to begin with. */
  readonly at?: 'sign-in' | 'sign-up'
  /** Why we ask, in a sentence above the form. */
  readonly reason?: string
  /** Runs after the sign-in, when the page has the person's data. What was typed elsewhere is untouched. */
  readonly onSignedIn?: () => void
  /** Runs after a sign-up, which goes on by the mailed link, perhaps in another tab. */
  readonly onSignedUp?: (email: string) => void
}

export type OpenSignIn = (ask?: SignInAsk) => void

/** The shell provides the sign-in dialog here, so that features need not import each other. */
export const SignInContext = createContext<OpenSignIn>(() => {})

/** `const openSignIn = useOpenSignIn(); openSignIn({ onSignedIn: book })` */
export const useOpenSignIn = (): OpenSignIn => use(SignInContext)
