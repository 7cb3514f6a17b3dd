import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { TestClient } from './test-client.ts'

/** Two web processes on one database, and browsers whose requests go to them in turn: odd ones here, even ones there. */
export async function startInTurn(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp(options)
  const there = await app.startBeside()
  let asked = 0
  const next = () => {
    asked += 1
    return asked % 2 === 1 ? app.origin : there.origin
  }
  return { ...app, client: () => new TestClient(next) }
}
