import type { Transporter } from 'nodemailer'
import type { RenderedMail } from './domain/mail.ts'

/** How mail is sent. Throws where the mail server did not accept it. */
export interface MailTransport {
  send(mail: RenderedMail & { readonly to: string; readonly fromName: string; readonly messageId: string }): Promise<void>
}

/** Mail by SMTP. `from` is a bare address; the organisation's name is put before it. */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  let opened: Promise<Transporter> | undefined
  // Loaded with the first mail.
  const open = () => (opened ??= import('nodemailer').then(({ createTransport }) => createTransport(url, limits as object)))
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ to, fromName, messageId, subject, text, html }) {
      // A mail sent twice after a crash carries one id, so mail programs can show it once.
      const smtp = await open()
      await smtp.sendMail({ from: { name: fromName, address: from }, to, subject, text, html, messageId: `<${messageId}@${domain}>` })
    },
  }
}
