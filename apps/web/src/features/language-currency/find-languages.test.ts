import { LANGUAGES } from '@sojourn/i18n'
import { expect, test } from 'vitest'
import { findLanguages } from './find-languages.ts'

const all = LANGUAGES.map(({ tag, name }) => ({ code: tag, name }))
const codes = (text: string) => findLanguages(all, text).map(({ code }) => code)

test('[B5.5] a language is found by its name or code, whatever the case', () => {
  expect(codes('ESPAÑOL')).toEqual(['es-MX'])
  expect(codes('br')).toContain('pt-BR')
  expect(codes('日本')).toEqual(['ja-JP'])
  expect(codes(' ')).toHaveLength(all.length)
  expect(codes('klingon')).toEqual([])
})
