'use strict'
// Runs on whatever Node the machine has, before anything is installed: no dependency and no new syntax.
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const memory = require('./memory-settings.json')

const root = path.join(__dirname, '..')
const stampFile = path.join(root, 'node_modules', '.pinfold-installed')
const scripts = {
  start: 'start.ts',
  dev: 'dev.ts',
  test: 'test.ts',
  screenshots: 'screenshots/take-screenshots.ts',
  bench: '../bench/run-bench.ts',
  proof: 'proof.ts',
  faults: 'faults.ts',
  requirements: 'requirements.ts',
  pinfold: 'pinfold.ts',
}

function fail(line) {
  console.error(line)
  process.exit(1)
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

// --- Installing ---

/** What a folder's lock file asks for on this machine; a package for another machine has no stamp of its own. */
function lockStamp(folder) {
  const lock = fs.readFileSync(path.join(folder, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

function isStamped(file, stamp) {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp
}

function writeStamp(file, stamp) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, stamp)
  } catch {
    // Installed by somebody else for us to use; what they noted stands in for the stamp.
  }
}

function runNpm(folder, flags) {
  const npm = process.env.npm_execpath
  const quiet = ['ci', ...flags, '--no-audit', '--no-fund', '--loglevel=error']
  const [program, args] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm].concat(quiet)] : ['npm', quiet]
  return spawnSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: program === 'npm' && process.platform === 'win32',
  })
}

/** Our own packages come from no registry: the link to one that is new is put there, if it may be. */
function isLinked(name, folder) {
  const place = path.join(root, name)
  if (fs.existsSync(place)) return true
  try {
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.symlinkSync(path.relative(path.dirname(place), path.join(root, folder)), place, 'junction')
    return true
  } catch {
    return false
  }
}

/** npm notes what it has installed; the same versions, put there by hand, need no second installation. */
function isInstalledByHand() {
  const wanted = readJson(path.join(root, 'package-lock.json')).packages
  const noted = readJson(path.join(root, 'node_modules', '.package-lock.json'))
  if (!noted) return false
  const isForThisMachine = (entry) =>
    !entry.optional ||
    (entry.cpu && entry.cpu.includes(process.arch) && entry.os && entry.os.includes(process.platform))
  const isSame = (name) => {
    const have = noted.packages[name]
    if (wanted[name].link) return isLinked(name, wanted[name].resolved)
    if (!name.startsWith('node_modules/')) return true
    if (!have) return !isForThisMachine(wanted[name]) || Boolean(wanted[name].libc)
    return have.version === wanted[name].version
  }
  return Object.keys(wanted).every(isSame)
}

function install() {
  const stamp = lockStamp(root)
  if (isStamped(stampFile, stamp)) return
  if (!isInstalledByHand()) {
    console.log('Installing packages…')
    // Building the pages needs development packages, even where NODE_ENV says production.
    const result = runNpm(root, ['--include=dev', '--include=optional'])
    if (result.error) fail('npm was not found: install Node.js together with npm.')
    if (result.status !== 0) fail('Installing the packages failed; the lines above say why.')
  }
  writeStamp(stampFile, stamp)
}

/** What only looking at pictures needs has a lock of its own; where it cannot be had, all the rest goes on without. */
function installVisualModel() {
  const folder = path.join(root, 'packages', 'visual-model')
  const isWanted = process.env.VISUAL_SEARCH !== 'off' || process.env.PICTURE_RATING !== 'off'
  if (!isWanted || !fs.existsSync(path.join(folder, 'package-lock.json'))) return
  const stamp = lockStamp(folder)
  const file = path.join(folder, 'node_modules', '.pinfold-installed')
  if (isStamped(file, stamp)) return
  console.log('Installing what looks at pictures…')
  // nsfwjs is taken for its weights; what its own code asks for beside it is not needed.
  const result = runNpm(folder, ['--ignore-scripts', '--workspaces=false', '--legacy-peer-deps'])
  if (result.status === 0) writeStamp(file, stamp)
  else
    console.error(
      'Pictures are neither found by look nor rated: the packages could not be installed. VISUAL_SEARCH=off and PICTURE_RATING=off ask for none.',
    )
}

// --- The pinned Node ---

function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const file = path.join(root, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node')
  if (fs.existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0) return file
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`No Node 24 comes with the program for ${platform}-${process.arch}: install Node 24 and start again.`)
}

// --- The program without its types ---

const withoutTypes = path.join(__dirname, 'without-types')

/** What is already there takes a moment, the first time a few seconds. */
function makePlainCopies(node) {
  const maker = path.join(withoutTypes, 'make-plain-copies.mjs')
  spawnSync(node, ['--disable-warning=ExperimentalWarning', maker], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

// --- Handing over ---

/** The ids of npm, and of the shell between npm and us where it stays: when one changes, npm is gone. */
function ancestry() {
  const parent = process.ppid
  try {
    const name = fs.readFileSync(`/proc/${parent}/comm`, 'utf8').trim()
    if (!/^(da|ba|a|z|k)?sh$/.test(name)) return String(parent)
    const stat = fs.readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]}`
  } catch {
    return String(parent)
  }
}

function handOver(node, script, args) {
  // A group of its own, so that Ctrl-C arrives once, from us, and not from the terminal and npm as well. The channel
  // closes when this process ends, however it ends; the script ends itself then.
  const isProgram = script === 'start.ts'
  if (isProgram) makePlainCopies(node)
  const reader = `--import=${pathToFileURL(path.join(withoutTypes, 'read-plain-copies.mjs')).href}`
  const flags = isProgram ? memory.flags.concat(reader) : []
  const child = spawn(node, flags.concat(path.join(__dirname, script), args), {
    cwd: root,
    env: isProgram ? Object.assign({}, memory.env, process.env) : process.env,
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })

  let lastSent = 0
  const forward = (signal) => {
    if (Date.now() - lastSent < 1000) return
    lastSent = Date.now()
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal))

  if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
    const before = ancestry()
    const watch = setInterval(() => {
      if (ancestry() === before) return
      clearInterval(watch)
      forward('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 15000)
    }, 500)
  }

  child.on('error', (error) => fail(`Cannot start ${node}: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

const script = scripts[process.argv[2]]
if (Number(process.versions.node.split('.')[0]) < 18)
  fail(`Node ${process.versions.node} is too old: install 18 or newer.`)
if (!script) fail(`Usage: node scripts/bootstrap.cjs ${Object.keys(scripts).join('|')}`)
install()
installVisualModel()
handOver(findNode(), script, process.argv.slice(3))
