import { byId } from './page-facts.ts'
import { fieldsOf } from './siblings.ts'

/**
 * A browser or a password manager fills the fields of one page only. Next to the number are two hidden inputs that cannot be reached: what is
 * filled in there goes on to the field it is meant for, from frame to frame of our own origin, unless something was typed there already.
 */
export function passOnWhatIsFilled(group: string): void {
  for (const kind of ['expiry', 'code'] as const) {
    const input = byId<HTMLInputElement>(`caught-${kind}`)
    const passOn = (): void => {
      const text = input.value
      input.value = ''
      const field = fieldsOf(group)[kind]
      if (text !== '' && field?.state().empty) field.fill(text)
    }
    input.addEventListener('input', passOn)
    input.addEventListener('change', passOn)
    passOn()
  }
}
