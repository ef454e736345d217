import type { ReactNode } from 'react'
import { SignInFirst } from './sign-in-first.tsx'

/** A page of one's own account: `children` are null for a guest, who is asked to sign in. */
export function AccountPage({ title, guest, children }: { title: string; guest: string; children: ReactNode }) {
  return (
    <main id="content" className="page-width py-9">
      <div className="max-w-[46rem]">
        <h1 className="mb-6 text-h1-s md:text-h1">{title}</h1>
        {children || <SignInFirst text={guest} />}
      </div>
    </main>
  )
}
