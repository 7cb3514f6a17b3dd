import { expect, test } from 'vitest'
import { cleanCaptions } from './captions.ts'

test('CN-18 SubRip becomes WebVTT', () => {
  const srt =
    '\u{feff}1\r\n00:00:01,000 --> 00:00:02,5\r\nFirst <i>line</i>\r\n{\\an8}second & third\r\n\r\n2\r\n00:01:00,250 --> 01:00:00,000\r\nLater\r\n'
  expect(cleanCaptions(srt)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nFirst line\nsecond &amp; third\n\n00:01:00.250 --> 01:00:00.000\nLater\n',
  )
})

test('CN-18 of WebVTT only times and plain text stay', () => {
  const vtt = [
    'WEBVTT - made by hand',
    '',
    'STYLE\n::cue { background: url(https://tracker.example/x.png) }',
    '',
    'NOTE secret',
    '',
    'intro\n00:03.000 --> 00:04.000 position:10% line:0\n<v Ana><script>alert(1)</script>Hello &lt;b&gt;</v>\u{202e}',
    '',
    '00:01.000 --> 00:02.000\nFirst --> second',
  ].join('\n')
  expect(cleanCaptions(vtt)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nFirst --&gt; second\n\n00:00:03.000 --> 00:00:04.000\nalert(1)Hello &lt;b&gt;\n',
  )
})

test.each([
  ['nothing', ''],
  ['no times', 'WEBVTT\n\nHello'],
  ['an end before its beginning', '1\n00:00:02,000 --> 00:00:01,000\nHello'],
  ['no words', '1\n00:00:01,000 --> 00:00:02,000\n<b></b>\n'],
  ['too many', '00:01.000 --> 00:02.000\nx\n\n'.repeat(10_001)],
])('CN-18 captions with %s are refused', (_, text) => {
  expect(cleanCaptions(text)).toBeNull()
})
