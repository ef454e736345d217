import { Outlet } from 'react-router'
import { SignInProvider } from '../../features/sign-in/index.ts'
import { Toasts } from '../../ui/toast.tsx'
import type { Route } from './+types/shell.ts'
import { Failure } from './failure.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePageHandle } from './page-handle.ts'

/** The frame around every page: the way to the content first, then the bar, the page, the foot. */
export default function Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A page that fails keeps the frame, so that the way out is where it always is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <Failure error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
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
