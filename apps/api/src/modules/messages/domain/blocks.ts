import type { Letterhead, RenderedMail } from './mail.ts'
import { breakable, unlinked } from './shown-text.ts'

/** A mail is written once, as blocks; both its plain text and its HTML are made of them. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly type: 'button'; readonly label: string; readonly link: string }

export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export const text = (content: string): Block => ({ type: 'text', text: content })
export const facts = (...pairs: readonly (readonly [label: string, value: string])[]): Block => ({ type: 'facts', facts: pairs })
export const button = (label: string, link: string): Block => ({ type: 'button', label, link })

/** Where styles are allowed: a mail is no wider than its window, whatever is in it. */
export const MAIL_STYLE = 'table{max-width:100%}td,th,p,h1{overflow-wrap:anywhere}'

// not translated: names of fonts
const FACE = 'Georgia, serif'
const TEXT_FACE = 'Helvetica, Arial, sans-serif'

/**
 * Attributes instead of styles, but for the width: every mail program renders them, and no content security policy minds. `language` is the one of the letter's texts: `en-US`, written from `direction`.
 */
export function renderEmail(letter: Letter, head: Letterhead, language: string, direction: 'ltr' | 'rtl'): RenderedMail {
  const fragment = [
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${escapeHtml(head.paper)}"><tr><td align="center">`,
    `<table role="presentation" width="560" cellpadding="12" cellspacing="0" border="0"><tr><td>`,
    `<p><font face="${FACE}" size="4" color="${escapeHtml(head.ink)}"><b>${breakable(escapeHtml(head.name))}</b></font></p>`,
    `<h1><font face="${FACE}" size="6" color="${escapeHtml(head.ink)}">${content(letter.heading)}</font></h1>`,
    ...letter.blocks.map((block) => blockHtml(block, head, direction)),
    '</td></tr></table></td></tr></table>',
  ].join('\n')
  return {
    // A line break in a subject would start a header of the sender's choosing.
    subject: letter.subject.replace(/\s+/g, ' '),
    text: [head.name, '', unlinked(letter.heading), '', ...letter.blocks.map(blockText)].join('\n'),
    html: `<!doctype html>\n<html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(unlinked(letter.subject))}</title><style>${MAIL_STYLE}</style></head><body bgcolor="${escapeHtml(head.paper)}">\n${fragment}\n</body></html>`,
    fragment,
  }
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
      return `${unlinked(block.text)}\n`
    case 'facts':
      return `${block.facts.map(([label, value]) => `${unlinked(label)}: ${unlinked(value)}`).join('\n')}\n`
    case 'button':
      return `${block.label}: ${block.link}\n`
  }
}

function blockHtml(block: Block, head: Letterhead, direction: 'ltr' | 'rtl'): string {
  const start = direction === 'rtl' ? 'right' : 'left'
  const ink = (inner: string): string => `<font face="${TEXT_FACE}" size="3" color="${escapeHtml(head.ink)}">${inner}</font>`
  switch (block.type) {
    case 'text':
      return `<p>${ink(content(block.text))}</p>`
    case 'facts':
      return [
        `<table width="100%" cellpadding="8" cellspacing="0" border="0" bgcolor="${escapeHtml(head.sheet)}">`,
        ...block.facts.map(
          ([label, value]) =>
            `<tr><th align="${start}" valign="top" width="36%" scope="row">${ink(content(label))}</th><td valign="top">${ink(content(value))}</td></tr>`,
        ),
        '</table>',
      ].join('\n')
    case 'button':
      return [
        `<table role="presentation" cellpadding="14" cellspacing="0" border="0"><tr><td bgcolor="${escapeHtml(head.accent)}">`,
        `<a href="${escapeHtml(safeLink(block.link))}"><font face="${TEXT_FACE}" size="3" color="${escapeHtml(head.onAccent)}"><b>${escapeHtml(block.label)}</b></font></a>`,
        '</td></tr></table>',
      ].join('')
  }
}

/** A text in HTML: as its person wrote it, but for what a mail program would make a link of; a long word may break. */
const content = (value: string): string => breakable(escapeHtml(unlinked(value)))

const safeLink = (link: string): string => (/^https?:\/\//i.test(link) ? link : '#')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
