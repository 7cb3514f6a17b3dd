/** What fields of a business's analytics mean, by their names. */
export const insightWords: Readonly<Record<string, string>> = {
  batch_key: 'Drawn by whoever tells; the same one for a repeat, which then counts once.',
  closeups: 'How often they were opened.',
  days: 'The days, the first one first.',
  devices: 'On what they looked, the largest group first.',
  engaged_people: 'How many people opened, saved, played or followed one, rounded down to fives.',
  engagements: 'How often they were opened, saved or followed to their site.',
  figures: 'What was counted.',
  from: 'The first day, in universal time, as `2026-11-26`.',
  impressions: 'How often they were seen on a screen.',
  outbound_clicks: 'How often somebody followed them to their site.',
  people: 'How many people saw one, rounded down to fives.',
  previous_from: 'The first of as many days before.',
  previous_to: 'The last of as many days before.',
  previous_total: 'The sum of as many days before; null where they are not kept.',
  region: 'The region, by its name.',
  regions: 'Where they are, by countries that are looked at together, the largest first.',
  share: 'The part of those who may be told of, from 0 to 1.',
  sites: 'The claimed websites that `domain` may name: those of the business, or the one that was asked for.',
  to: 'The last day, in universal time, as `2026-11-26`.',
  total: 'The sum of the days.',
  values: 'A value for each day.',
  video_plays: 'How often their videos were played.',
  views: 'The Pins that were seen, and what was done.',
  watched_seconds: 'How long their videos were watched, in seconds.',
}

/** What analytics are made of. */
export const insightComponents: Readonly<Record<string, string>> = {
  Audience: 'Who saw Pins of a business in the last 30 days, in groups of no fewer than five people.',
  Insights: 'What was counted of a business’s Pins by day, of people who allow statistics.',
  PinFigures: 'What was counted of a Pin, or of the Pins of a board.',
  TopBoard: 'A board, and what was counted of the business’s Pins on it.',
  TopPin: 'A Pin, and what was counted of it.',
}
