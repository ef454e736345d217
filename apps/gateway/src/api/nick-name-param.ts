// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { carriesCardNumber } from '../cards/index.ts'

/** What its holder calls a saved card (A5.7): given, of 50 characters at most, and no card number. */
export const nickName = z
  .string({ error: 'Give the card a nick name.' })
  .overwrite(typedLine)
  .min(1, 'Give the card a nick name.')
  .max(50, 'A nick name has 50 characters at most.')
  .refine((name) => !carriesCardNumber(name), 'A nick name is no card number.')
