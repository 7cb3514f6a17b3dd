import {
  adminActs,
  adminUndoMeasure,
  advancedTypeaheadResource,
  baseSearchResource,
  boardResource,
  createPinDrafts,
  newsHubResource,
  pinResource,
  userFollowResource,
  userHomefeedResource,
  userPinsResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { turnedClock } from '../accounts/safety/sign-ins.ts'
import { comment, commentsOf, texts } from '../comments/commenting.ts'
import { makeQuickPin, newContentHash, readyUpload } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { endMeasures } from '../../src/modules/abuse/measures/end-measures.ts'
import { crowd, lookedAt, measuresOf } from './watched.ts'
