/** How long an orderly end may take before it is cut short. */
const patienceMs = 15_000

/**
 * Ends this process, in its own orderly way, when the one that started it is gone: the channel between them closes even
 * on a kill -9. Does nothing when there is no channel.
 */
export function endWithParent(): void {
  if (!process.connected) return
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), patienceMs).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // Listening would otherwise keep a finished process alive.
  process.channel?.unref()
}
