import { createContext, use } from 'react'

export interface SignInAsk {
  /** The form to begin with. */
  readonly at?: 'sign-in' | 'sign-up'
  /** Why we ask, in a sentence: stands above the form. */
  readonly reason?: string
  /** Runs after the sign-in, when the page has been told who is there. What was typed elsewhere is untouched. */
  readonly onSignedIn?: () => void
  /** Runs after a sign-up, which goes on by the mailed link, perhaps in another tab. */
  readonly onSignedUp?: (email: string) => void
}

export type OpenSignIn = (ask?: SignInAsk) => void

/** The shell hands the way to the sign-in dialog down here, so that features need not know each other. */
export const SignInContext = createContext<OpenSignIn>(() => {})

/** `const openSignIn = useOpenSignIn(); openSignIn({ onSignedIn: book })` */
export const useOpenSignIn = (): OpenSignIn => use(SignInContext)
