/** Slips of the pen: what one careless keystroke makes of a line of source. */

/** Each says of a line what becomes of it, or nothing where it does not apply. */
const SLIPS = [
  exchange(/ === /, ' !== '),
  exchange(/ !== /, ' === '),
  exchange(/ < /, ' <= '),
  exchange(/ <= /, ' < '),
  exchange(/ > /, ' >= '),
  exchange(/ >= /, ' > '),
  exchange(/ && /, ' || '),
  exchange(/ \|\| /, ' && '),
  exchange(/ \+ /, ' - '),
  exchange(/ - /, ' + '),
  exchange(/ (\+|-)= /, (sign) => (sign.includes('+') ? ' -= ' : ' += ')),
  exchange(/\btrue\b/, 'false'),
  exchange(/\bfalse\b/, 'true'),
  exchange(/\b\d+\b(?!')/, (number) => String(Number(number) + 1)),
  exchange(/\bif \((?=\S)/, 'if (!'),
  exchange(/\.some\(/, '.every('),
  exchange(/\.every\(/, '.some('),
  exchange(/Math\.min\b/, 'Math.max'),
  exchange(/Math\.max\b/, 'Math.min'),
  // A statement that is left out.
  (line) =>
    /^\s*(?!return|const|let|import|export|if|for|else|case|throw|\/|\*)[\w.[\]]+(\(.*\)| [-+|&?]*= .*[^{[(,])$/.test(line) ? '' : null,
]

/** Words for people and types mean nothing to a test. */
const WITHOUT_MEANING = /^\s*(\/\/|\/?\*|import |export (type|interface)|.*\b(log|Error|Denial)\()/

/** Whether a file is a source in which slips are looked for: no test, no declaration, no frozen version. */
export function isMutable(file) {
  return /\.tsx?$/.test(file) && !/\/test\/|\.test\.|\.spec\.|\.d\.ts$|\/v1\//.test(file)
}

/** Every slip that can be made in a text, `at` counted from 0. */
export function slipsIn(file, text) {
  return text.split('\n').flatMap((line, at) =>
    WITHOUT_MEANING.test(line)
      ? []
      : SLIPS.flatMap((slip) => {
          const to = slip(line)
          return to === null ? [] : [{ file, at, from: line, to }]
        }),
  )
}

function exchange(what, by) {
  return (line) => (what.test(line) ? line.replace(what, by) : null)
}
