import { say } from '@sojourn/i18n'
import { useSearchParams } from 'react-router'
import { VerifyEmail } from '../../features/sign-in/index.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: say`Verify your email` }, { name: 'referrer', content: 'no-referrer' }]

export default function VerifyEmailPage() {
  const [query] = useSearchParams()
  return (
    <ProsePage title={say`Verify your email`}>
      <VerifyEmail token={query.get('token') ?? ''} />
    </ProsePage>
  )
}
