import { expect, test } from 'vitest'
import { textOf } from './plan-texts.ts'

const text = (name: string) => ({ name, description: '', html: '' })
const plan = { ...text('Grand Tour'), texts: { 'de-DE': text('Große Tour'), 'pt-BR': text('Grande viagem') } }

test('[A1.4] a plan speaks the language that is asked for, else another kind of it, else its own', () => {
  expect(['de-DE', 'de-AT', 'pt-PT', 'pt-BR', 'ja-JP', ''].map((language) => textOf(plan, language).name)).toEqual([
    'Große Tour',
    'Große Tour',
    'Grande viagem',
    'Grande viagem',
    'Grand Tour',
    'Grand Tour',
  ])
})
