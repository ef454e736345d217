import type { ReactNode } from 'react'
import { SignInProvider } from '../../features/sign-in/index.ts'
import { Toasts } from '../../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePageHandle } from './page-handle.ts'

/** The frame around every page: the way to the content first, then the bar, the page, the foot. */
export function Frame({ children }: { children: ReactNode }) {
  const { bar = 'full', footer = true } = usePageHandle()
  return (
    <Toasts>
      <SignInProvider>
        <a href="#content" className="skip">
          Skip to content
        </a>
        <Header quiet={bar === 'quiet'} />
        {children}
        {footer && <Footer />}
      </SignInProvider>
    </Toasts>
  )
}
