import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { IN_WORDS } from './input-texts.ts'

const body = z.object({ name: z.string().min(1), people: z.int().max(8), kind: z.enum(['a', 'b']), days: z.array(z.string()).min(1) })

const messagesOf = (sent: unknown, language: string) =>
  inLanguage(language, () => body.safeParse(sent, IN_WORDS).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))

test('[C5.2] what is wrong with a field is said in the language of the request', () => {
  speakByRequest()
  const sent = { name: '', people: 9, kind: 'c', days: [] }
  expect(messagesOf(sent, 'en-US')).toEqual([
    'name: please fill this in',
    'people: this must be at most 8',
    'kind: this must be one of: a, b',
    'days: this needs at least 1 entry',
  ])
  expect(messagesOf(sent, 'es-MX')?.join(' ')).not.toMatch(/\b(this|please|must)\b/)
  expect(messagesOf({ people: 'many' }, 'en-US')).toEqual([
    'name: please fill this in',
    'people: this must be a number',
    'kind: this must be one of: a, b',
    'days: please fill this in',
  ])
})

test('[C2.17] a text that is too long says by how much, and what to do', () => {
  const note = z.object({ note: z.string().max(3) })
  expect(note.safeParse({ note: 'abcde' }, IN_WORDS).error?.issues[0]?.message).toBe('this can have at most 3 characters; it has 5 now, so please shorten it')
})
