/** The page of a fact of a school over the years. */
export const factTrend = {
  'factTrend.metaDescription': 'An official figure of a school over time, beside similar schools.',
  'factTrend.values': 'All values',
  'factTrend.range': '95% interval',
  'factTrend.median': 'Median',
  'factTrend.half': 'Middle half',
  'factTrend.count': { one: '{count} school', other: '{count} schools' },
  'factTrend.unknown': 'not known',
  'factTrend.chance': 'Change or chance?',
  'factTrend.change': 'From {before} ({from}) to {after} ({to}):',
  'factTrend.change.chance': 'within what chance explains',
  'factTrend.change.more': 'more than chance alone explains',
  'factTrend.rule.share':
    'Each year group is a different one, and in small year groups a single pupil makes many percentage points. From the share and the number of pupils, the 95% interval of each period is calculated by Wilson’s method, and from these the interval of the change by Newcombe’s. If it includes zero, the change may be chance.',
  'factTrend.rule.limits':
    'The publisher of this figure states the limits of its 95% interval. From these the interval of the change is calculated by Newcombe’s method. If it includes zero, the change may be chance.',
  'factTrend.rule.source': 'Where the rule is written down:',
  'factTrend.mean':
    'This is an average; “{pupils}” says how many it is of. How far individual results lie apart is not published, so nobody can say whether a change is chance. With small numbers an average varies more.',
  'factTrend.like':
    'Dashed line and band: {of}. The band is the middle half: a quarter of the schools lie above it, a quarter below.',
  'factTrend.countedOn': 'Counted on {day} among the schools that were open on that day.',
  'factTrend.countedBetween': 'Counted between {first} and {last} among the schools that were open then.',
  'factTrend.standing': 'Similar schools',
  'factTrend.standing.edition': '{kind}, {place}: as published for {period}.',
  'factTrend.standing.newest': '{kind}, {place}: the latest known for each school.',
  'factTrend.standing.order': 'In the order of the official scale.',
  'factTrend.step': 'step {step} of {steps}',
  'factTrend.word': 'Value',
  'factTrend.gaps': 'Where a period is missing, there is a gap.',
  'factTrend.break': 'Measured differently from {year} on.',
  'factTrend.read': 'read on {day}',
}
