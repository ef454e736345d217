import { say } from '@sojourn/i18n'

/** What the law has told before several kinds of travel are bought as one (EU 2015/2302, Annex I), in our own words. `first` says why this is a package. */
export const packageLaw = (first: string) => ({
  title: say`Your rights under package travel law`,
  lines: [
    first,
    say`We answer for all of its parts, whoever provides them, and help you where you get into trouble on the way.`,
    say`Everything you should know about the trip is told before you agree, and you get a number and an address where you reach us.`,
    say`You may give the package to another person until a reasonable time before it begins, and pay what that costs.`,
    say`The price stays as it is. If a part is changed much, or would cost over 8% more, you may step back and pay nothing for it.`,
    say`If we cancel the package before it begins, all you paid comes back, and you may be owed compensation.`,
    say`Before it begins you may step back at no cost where something out of the ordinary makes the place unsafe, and at any time for a fee that is told here.`,
    say`If a part isn't as agreed and can't be put right, you get other travel at no cost, some of the price back, or both.`,
    say`If we became insolvent, what you paid comes back, and where the package brings you there you are brought back.`,
  ],
})
