import { expect, test } from 'vitest'
import { isCommonPassword } from '../common-passwords.ts'
import { coreOf, isWeakPassword } from './weak-password.ts'

const ada = { email: 'ada.quill@example.com', names: ['Ada', 'Quill'] }
const isWeak = (password: string) => isWeakPassword(password, isCommonPassword, ada)

test.each([
  'password12',
  'Password_2026!',
  '1234567890',
  'qwertyuiop',
  'QWERTY12345',
  '0987654321',
  'aaaaaaaaaa',
  'abcabcabcabc',
  '1212121212',
  'manchester99',
  'iloveyou2026',
  'zxcvbnm123',
  '7894561230',
  '1123581321',
  'ada.quill@example.com',
  'AdaQuill1987',
  'quillada!!!',
])('[C4.7] %s is refused: it is among the first that are tried', (password) => {
  expect(isWeak(password)).toBe(true)
})

test.each(['a long enough one', 'another long one', 'travel-demo-1', 'correct horse battery', 'Adamant-rivers-9', 'x7Gq!mv2Lw', 'пароль из слов тут'])(
  '[C4.7] %s is taken',
  (password) => {
    expect(isWeak(password)).toBe(false)
  },
)

test('the word in a password is what its digits and signs hang on', () => {
  expect(['Manchester_99', '!!dragon!!', '2026', 'two words 1'].map(coreOf)).toEqual(['manchester', 'dragon', '', 'two words'])
})
