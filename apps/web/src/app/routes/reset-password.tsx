import { say } from '@sojourn/i18n'
import { useNavigate, useSearchParams } from 'react-router'
import { ResetPassword } from '../../features/sign-in/index.ts'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: say`Set a new password` }, { name: 'referrer', content: 'no-referrer' }]

export default function ResetPasswordPage() {
  const [query] = useSearchParams()
  const openSignIn = useOpenSignIn()
  const navigate = useNavigate()
  return (
    <ProsePage title={say`Set a new password`} narrow>
      <ResetPassword token={query.get('token') ?? ''} onSignIn={() => openSignIn()} onForgot={() => navigate('/?forgot=true')} />
    </ProsePage>
  )
}
