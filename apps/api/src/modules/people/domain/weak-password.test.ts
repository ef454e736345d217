import { expect, test } from 'vitest'
import { estimatePassword } from '../password-estimate.ts'
import { coreOf, spelledPlainly, weaknessOf, wordsOf } from './weak-password.ts'

const ada = { email: 'ada.quill@example.com', names: ['Ada', 'Quill', 'Northwind Travel'] }
const weakness = async (password: string, who = ada) => weaknessOf(password, await estimatePassword(spelledPlainly(password), wordsOf(who)), who)

test.each([
  'password12',
  'Password_2026!',
  'Summer2026!!',
  'P@ssw0rd2026',
  'manchester99',
  'iloveyou2026',
  'zxcvbnm123',
  'motdepasse1',
  'passwort123',
  'monkeydragon',
  'ｐａｓｓｗｏｒｄ１２',
])('[C4.7] %s is refused: many choose it', async (password) => {
  expect(await weakness(password)).toBe('common')
})

test.each(['aaaaaaaaaa', 'abcabcabcabc', 'passwordpassword', 'letmeinletmein', 'zqxjzqxjzqxj', 'rtyuiofghjkl'])(
  '[C4.7] %s is refused: it repeats itself or follows the keyboard',
  async (password) => {
    expect(await weakness(password)).toBe('pattern')
  },
)

test.each(['1234567890', 'qwertyuiop', 'QWERTY12345', '0987654321', '1212121212', '7894561230', '1123581321', 'azertyuiop12', '1qaz2wsx3edc'])(
  '[C4.7] %s is refused: it is among the first that are tried',
  async (password) => {
    expect(await weakness(password)).not.toBeNull()
  },
)

test.each(['ada.quill@example.com', 'AdaQuill1987', 'quillada!!!', 'northwindnorthwind', 'Northwind-Northwind1', 'Northwind Travel', 'NorthwindTravel2026'])(
  '[C4.7] %s is refused: it is the name of the person or of the site',
  async (password) => {
    expect(await weakness(password)).toBe('own')
  },
)

test.each([
  'a long enough one',
  'another long one',
  'correct horse battery',
  'Adamant-rivers-9',
  'x7Gq!mv2Lw',
  'пароль из слов тут',
  '雨の日に旅をするのが好き',
])('[C4.7] %s is taken', async (password) => {
  expect(await weakness(password)).toBeNull()
})

test('the password of the demo world could be chosen there', async () => {
  expect(await weakness('travel-demo-1', { email: 'member@sojourn.test', names: ['Maya', 'Lindqvist', 'Sojourn'] })).toBeNull()
})

test('the word in a password is what a few digits and signs hang on', () => {
  expect(['Manchester_99', '!!dragon!!', '2026', 'two words 1', 'dragon 739182', 'dragon'].map(coreOf)).toEqual([
    'manchester',
    'dragon',
    null,
    'two words',
    null,
    null,
  ])
})
