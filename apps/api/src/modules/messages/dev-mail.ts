import { createHash } from 'node:crypto'
import type { Clock, OrgId, Transactions } from '@sojourn/kernel'
import { type RawRoute, rawRoute } from '../../http/index.ts'
import type { Message, MessageStore } from './data/message-store.ts'
import { escapeHtml, MAIL_STYLE } from './domain/blocks.ts'
import type { LetterKind } from './domain/letter-kind.ts'
import type { Letterhead, RenderedMail } from './domain/mail.ts'
import { render } from './letters/templates.ts'

const SHOWN_MAX = 100

export interface DevMailDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly store: MessageStore
  letterheadOf(orgId: OrgId): Promise<Letterhead>
  letters(): readonly LetterKind[]
}

/** The mail of the organisation at this host, for trying the product out where no mail server is: a list, a mail, and JSON for tests. */
export function devMailRoutes(deps: DevMailDeps): RawRoute[] {
  const inbox = async (orgId: OrgId): Promise<{ message: Message; mail: RenderedMail }[]> => {
    const letterhead = await deps.letterheadOf(orgId)
    const messages = await deps.db.inTenant(orgId, (tx) => deps.store.newest(tx, SHOWN_MAX))
    return messages.map((message) => ({ message, mail: render(message.mail, letterhead, deps.letters(), message.language) }))
  }
  return [
    rawRoute('GET', '/dev/mail', async (request, caller) => {
      if (!caller) return new Response('Not found', { status: 404 })
      const entries = await inbox(caller.orgId)
      const id = new URL(request.url).searchParams.get('id')
      if (id === null) return page('Mail', listHtml(entries))
      const entry = entries.find(({ message }) => message.messageId === id)
      return entry ? page(entry.mail.subject, viewHtml(entry)) : new Response('Not found', { status: 404 })
    }),
    rawRoute('GET', '/dev/mail.json', async (request, caller) => {
      if (!caller) return new Response('Not found', { status: 404 })
      const to = new URL(request.url).searchParams.get('to')?.toLowerCase()
      const entries = await inbox(caller.orgId)
      return Response.json({ messages: entries.filter(({ message }) => !to || message.to === to).map(asJson) }, { headers: { 'cache-control': 'no-store' } })
    }),
  ]
}

const asJson = ({ message, mail }: { message: Message; mail: RenderedMail }) => ({
  message_id: message.messageId,
  kind: message.mail.kind,
  key: message.key,
  to: message.to,
  state: message.state,
  created_ms: message.createdMs,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  links: [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
})

function listHtml(entries: readonly { message: Message; mail: RenderedMail }[]): string {
  if (entries.length === 0) return '<p>No mail yet.</p>'
  const rows = entries.map(
    ({ message, mail }) =>
      `<tr><td>${new Date(message.createdMs).toISOString()}</td><td>${escapeHtml(message.to)}</td><td><a href="/dev/mail?id=${encodeURIComponent(message.messageId)}">${escapeHtml(mail.subject)}</a></td></tr>`,
  )
  return `<table cellpadding="8"><thead><tr><th scope="col" align="left">Time</th><th scope="col" align="left">To</th><th scope="col" align="left">Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

const viewHtml = ({ message, mail }: { message: Message; mail: RenderedMail }): string =>
  `<p><a href="/dev/mail">All mail</a></p><p>To ${escapeHtml(message.to)}</p><hr>${mail.fragment}<hr><h2>As plain text</h2><pre>${escapeHtml(mail.text)}</pre>`

const STYLE = `${MAIL_STYLE}pre{white-space:pre-wrap;overflow-wrap:anywhere}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

// No script, no picture, no style but the one above: nothing that slipped into a mail could do anything.
const page = (title: string, body: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    },
  )
