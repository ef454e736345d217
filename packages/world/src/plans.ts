// nothing here is translated: stored in English, and said by `said/` where it is shown
import type { Dice } from './dice.ts'
import type { RatePlan } from './hotel.ts'

/**
 * Three ways to book each room. The cheapest is final in one half of the hotels and free until a week before in the other; the last comes with
 * breakfast and a late change of mind. In some hotels breakfast belongs to every rate.
 */
export function plansOf(dice: Dice): RatePlan[] {
  const final = dice.chance('final', 0.5)
  const board = dice.chance('breakfast house', 0.28) ? 'breakfast' : 'room_only'
  const penalty = dice.chance('penalty', 0.3) ? 'whole_stay' : 'first_night'
  const time = dice.pick('free time', ['12:00', '18:00'])
  const deskFree = dice.chance('free at desk', 0.12)
  const deskFlex = dice.chance('flex at desk', 0.1)
  const cheapest: RatePlan = final
    ? { code: 'saver', board, included: ['Wi-Fi'], adjustBp: -dice.whole('saver', 1_000, 1_400), payment: 'now', cancellation: [] }
    : {
        code: 'early',
        board,
        included: ['Wi-Fi'],
        adjustBp: -dice.whole('early', 400, 700),
        payment: 'now',
        cancellation: [{ daysBefore: 7, time, penalty }],
      }
  return [
    cheapest,
    {
      code: 'free',
      board,
      included: ['Wi-Fi'],
      adjustBp: 0,
      payment: deskFree ? 'property' : 'now',
      cancellation: [{ daysBefore: dice.pick('free days', final ? [1, 3, 3, 7] : [1, 3, 3]), time, penalty }],
    },
    {
      code: 'flex',
      board: 'breakfast',
      included: dice.chance('late', 0.5) ? ['Wi-Fi', 'late check-out 13:00'] : ['Wi-Fi'],
      adjustBp: dice.whole('flex', 100, 400),
      payment: deskFlex ? 'property' : 'now',
      cancellation: [{ daysBefore: 1, time: '18:00', penalty: 'first_night' }],
    },
  ]
}

/**
 * Whole homes are let for longer and booked earlier: what is free ends weeks before, in two steps. Linen and the cleaning at the end are in every price, so
 * that nothing is added later.
 */
export function homePlansOf(dice: Dice): RatePlan[] {
  const board = 'room_only'
  const included = ['Wi-Fi', 'linen and towels', 'final cleaning']
  const weeks = dice.pick('home free', [30, 14, 14])
  return [
    { code: 'saver', board, included, adjustBp: -dice.whole('home saver', 1_000, 1_400), payment: 'now', cancellation: [] },
    {
      code: 'free',
      board,
      included,
      adjustBp: 0,
      payment: 'now',
      cancellation: [
        { daysBefore: weeks, time: '18:00', penalty: 'first_night' },
        { daysBefore: 7, time: '18:00', penalty: 'whole_stay' },
      ],
    },
    {
      code: 'flex',
      board,
      included,
      adjustBp: dice.whole('home flex', 500, 900),
      payment: dice.chance('home desk', 0.08) ? 'property' : 'now',
      cancellation: [{ daysBefore: 3, time: '18:00', penalty: 'first_night' }],
    },
  ]
}
