interface Words {
  readonly title: string
  readonly text: string
  readonly again: boolean
}

/** The words for a code; what is not known is told in the words of the answer. */
export function refusalWords(code: string, message: string): Words {
  switch (code) {
    case 'too_many_holds':
      return {
        title: 'You hold several stays already',
        text: 'Finish one of them, or wait until its hold runs out, which takes 15 minutes at most. Nothing was held or charged just now.',
        again: true,
      }
    case 'unknown_rate':
    case 'does_not_fit':
      return {
        title: 'This rate is no longer offered',
        text: 'The house took it back, or it does not fit your party. Please choose another. Nothing was held or charged.',
        again: false,
      }
    case 'bad_dates':
      return { title: 'These dates cannot be booked', text: `${message} Choose other dates above. Nothing was held or charged.`, again: false }
    case 'offline':
      return {
        title: 'You seem to be offline',
        text: 'We could not reach the house. Nothing was charged. Try again when you are connected; pressing twice holds it once.',
        again: true,
      }
    case 'too_many_tries':
      return { title: 'That was a lot of tries', text: 'Please wait a minute and try again. Nothing was held or charged.', again: true }
    case 'internal':
    case 'unreadable':
      return {
        title: 'It could not be held',
        text: 'The fault is ours. Nothing was charged. Please try again in a moment; pressing twice holds it once.',
        again: true,
      }
    default:
      return { title: 'It could not be held', text: `${message} Nothing was charged.`, again: true }
  }
}
