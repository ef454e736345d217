import { say } from '@sojourn/i18n'
import { useRef, useState } from 'react'
import { useCardFields } from '../../lib/card-fields/use-card-fields.ts'
import { nickNameFault, suggestedNickName } from '../../lib/saved-cards/nick-name.ts'
import type { NewCardChoice } from './card-choice.ts'
import { consentOf } from './consent-of.ts'
import type { PaymentStepProps } from './payment-step-props.ts'

/** Whether the card that pays is saved without a question: as a guarantee, or since later charges go to it. */
const isSavedAnyway = ({ pay, ...agreed }: Pick<PaymentStepProps, 'pay' | 'manner' | 'consent'>): boolean =>
  pay.guarantee || pay.route === 'set_up' || Boolean(consentOf(agreed))

/** The card being typed: its frames, the name on it, whether it is saved and by which nick name, which must then be given (A5.7). Cards of PG_01 have none. */
export function useNewCard(step: Pick<PaymentStepProps, 'pay' | 'manner' | 'consent'>) {
  const { gatewayUrl: url, publishableKey, gateway } = step.pay
  const fields = useCardFields({ url, publishableKey })
  const savedAnyway = isSavedAnyway(step)
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string | null>(null)
  const [isTicked, setTicked] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  // A person who did not ask for it to be saved finds a name there, and may change it.
  const [typedNick, setTypedNick] = useState<string | null>(null)
  const nickName = typedNick ?? (savedAnyway && fields.fields.number.complete ? suggestedNickName(fields.brand) : '')
  const [nickError, setNickError] = useState<string | null>(null)
  const nickField = useRef<HTMLInputElement>(null)
  const asksNick = gateway !== 'PG_01' && (savedAnyway || isTicked)

  /** The card as typed, or null where something is missing: the error is shown at its field, and the first one gets the focus if it may. */
  const read = (mayFocus: boolean): NewCardChoice | null => {
    const named = name.trim() !== ''
    setNameError(named ? null : say`Enter the name exactly as on the card.`)
    if (!named && mayFocus) nameField.current?.focus()
    const whole = fields.port.check(mayFocus && named)
    const nick = asksNick ? nickName.trim() : null
    // Nothing was typed: the suggestion comes with the card number.
    const nickFault = nick === null || (savedAnyway && typedNick === null) ? null : nickNameFault(nick)
    setNickError(nickFault)
    if (nickFault && mayFocus && named && whole) nickField.current?.focus()
    return named && whole && !nickFault ? { by: 'new', card: fields.port, name: name.trim(), save: isTicked && !savedAnyway, nickName: nick } : null
  }
  const type = (text: string) => {
    setName(text)
    setNameError(null)
  }
  const typeNick = (text: string) => {
    setTypedNick(text)
    setNickError(null)
  }
  const isTyping = name !== '' || Object.values(fields.fields).some(({ focused, complete, error }) => focused || complete || error !== null)
  const nick = asksNick ? { name: nickName, error: nickError, field: nickField, type: typeNick } : null
  return { fields, isTyping, name, nameError, nameField, nick, savedAnyway, save: isTicked, type, keep: setTicked, read }
}

export type NewCard = ReturnType<typeof useNewCard>
