import { say } from '@sojourn/i18n'
import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { signOut } from './sign-out-api.ts'

/** Ends the session and goes to the front page. The page posts it: an address alone changes nothing. */
export function SignOut() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void signOut()
      .then(() => revalidate())
      .then(() => navigate('/', { replace: true }))
  }, [navigate, revalidate])
  return <p role="status">{say`Signing you out…`}</p>
}
