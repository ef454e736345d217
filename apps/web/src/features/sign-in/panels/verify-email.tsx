import { say } from '@sojourn/i18n'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { verifyEmail } from '../sign-in-api.ts'

type Proof = { readonly at: 'asking' } | { readonly at: 'proved' } | { readonly at: 'refused'; readonly why: string }

/** Where the mailed link of a sign-up ends: proves the address and signs in. The page posts it, so a mail scanner that only looks spends nothing. */
export function VerifyEmail({ token }: { token: string }) {
  const [proof, setProof] = useState<Proof>({ at: 'asking' })
  const asked = useRef(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void verifyEmail({ token }).then((answer) => {
      setProof(answer.ok ? { at: 'proved' } : { at: 'refused', why: answer.message })
      if (answer.ok) void revalidate()
    })
  }, [token, revalidate])
  if (proof.at === 'asking') return <p role="status">{say`Checking your link…`}</p>
  return (
    <div className="grid justify-items-start gap-5">
      <Note kind={proof.at === 'proved' ? 'good' : 'wrong'} live>
        {proof.at === 'proved' ? say`Your email is verified and you're signed in.` : proof.why}
      </Note>
      <ButtonLink to={proof.at === 'proved' ? '/' : '/?login=true'} look="ink">
        {proof.at === 'proved' ? say`Start a search` : say`Sign in`}
      </ButtonLink>
    </div>
  )
}
