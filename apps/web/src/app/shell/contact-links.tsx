import { useShell } from '../../lib/shell.ts'

/** Whom to write to, and to call, as links; nothing where the organisation has not said. */
export function useContact(): { readonly email: string | null; readonly phone: string | null } {
  const { contact_email: email, contact_phone: phone } = useShell().organisation
  return { email, phone }
}

export const MailLink = ({ email, className = 'link' }: { email: string; className?: string }) => (
  <a href={`mailto:${email}`} className={className}>
    {email}
  </a>
)

export const PhoneLink = ({ phone, className = 'link' }: { phone: string; className?: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={className} dir="ltr">
    {phone}
  </a>
)
