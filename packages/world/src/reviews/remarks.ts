/** What guests say of the parts that a score is made of: where the part is good, and where it is weak against the house. */
export interface Remarks {
  readonly good: readonly string[]
  readonly weak: readonly string[]
}

const staff: Remarks = {
  good: [
    'The staff drew us a map with only three places on it, and all three were right.',
    'My umbrella came by post a week later, with a note.',
    'They moved us to the quiet side without being asked twice.',
    'Whoever was at the desk already knew what the last one had promised.',
    'They lent me a phone charger and refused the deposit.',
    'Nobody hurried us, not once.',
    'A taxi at four in the morning was ordered, confirmed and there.',
  ],
  weak: [
    'The desk was kind but alone, and a queue is a queue.',
    'I asked twice for a second blanket; it came on the third day.',
    'Nobody seemed to know when breakfast ends.',
    'The welcome was a form and a key.',
    'Messages before arrival stayed unanswered.',
  ],
}

const host: Remarks = {
  good: [
    'The host met us at the door and was gone after ten good minutes.',
    'A bowl of fruit on the table, and a list of shops that are open on Sundays.',
    'One message about the boiler, one visit, solved.',
    'The owner’s notes on the neighbourhood are better than any guide.',
    'We arrived two hours late and were told not to worry, and meant it.',
    'They had put the cot up before we came.',
  ],
  weak: [
    'Finding the keys took three messages and a photograph.',
    'The house book is long on rules and short on help.',
    'The host answered, but always the next day.',
    'Nobody told us that the neighbours were building.',
  ],
}

const clean: Remarks = {
  good: [
    'You could see that somebody dusts the tops of the wardrobes.',
    'Spotless, corners included.',
    'Towels that smell of nothing, which is how I like them.',
    'The bathroom looked as if we were its first guests.',
    'Everything shone, and nothing reeked of bleach.',
    'Sheets were fresh and tight as a drum.',
  ],
  weak: [
    'The carpet has seen other years.',
    'Under the bed lay the last guest’s bookmark.',
    'The shower tray wants new sealing.',
    'Clean where you look, less so where you do not.',
    'We wiped the kettle before using it.',
  ],
}

const location: Remarks = {
  good: [
    'You step out and are already somewhere.',
    'Bakery, pharmacy and bus within one song’s walk.',
    '{district} is the part of town where people still know each other.',
    'We left the car alone for four days.',
    'Everything we had marked on the map turned out to be downhill.',
    'Far enough from the crowd, near enough to join it.',
    '{landmark} is the kind of neighbour one wants.',
  ],
  weak: [
    'The last bus leaves earlier than dinner ends.',
    'It is further from things than the map makes believe.',
    'The hill is real, and it is there every evening.',
    'The street is loud until the bars give up.',
    'Nothing to eat within ten minutes after nine.',
  ],
}

const comfort: Remarks = {
  good: [
    'Best mattress of a three-week trip.',
    'Curtains that make it night at noon.',
    'The shower has pressure and an opinion about temperature, and it is mine.',
    'A chair one can really read in.',
    'Warm when it froze outside, and no radiator sang.',
    'Hooks, shelves, sockets: somebody has lived out of a suitcase before.',
    'We slept with the window open and heard nothing but weather.',
  ],
  weak: [
    'Pillows too soft for my neck.',
    'The walls share more than they should.',
    'Smaller than I pictured, and I had pictured small.',
    'The mattress remembers earlier guests.',
    'No place for two open suitcases at once.',
    'The heating has two settings: off and July.',
  ],
}

const value: Remarks = {
  good: [
    'I have paid more for less, and recently.',
    'At this price I kept waiting for the catch.',
    'Next time I shall stay a day longer for the same money.',
    'The bill was the number we had been shown, to the cent.',
    'Cheaper houses in the street are dearer once you have slept in them.',
  ],
  weak: [
    'Fine, but not at the weekend price.',
    'For that money I expect a second chair.',
    'Parking cost nearly as much as lunch.',
    'A little dear for what it is.',
    'We paid for a view and got a sort of view.',
  ],
}

const wifi: Remarks = {
  good: [
    'The Wi-Fi held two video calls at once.',
    'Fast network, and the password fits on one line.',
    'I uploaded a whole wedding from the bed.',
    'The connection reached even the last corner.',
  ],
  weak: [
    'The Wi-Fi gives up behind the second door.',
    'Slow network in the evening, when everybody is in.',
    'I ended up working on my phone’s hotspot.',
    'Wi-Fi enough for mail, not for a call.',
    'The network asked me to sign in again every morning.',
  ],
}

/** By the label of the part's score. */
export const remarks: Readonly<Record<string, Remarks>> = {
  Staff: staff,
  Host: host,
  Clean: clean,
  Location: location,
  Comfort: comfort,
  Value: value,
  'Wi-Fi': wifi,
}
