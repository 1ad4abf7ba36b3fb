/** Terrain and companies by hatch as well as by tone. */
export function Patterns({ id }: { id: string }) {
  const pattern = (name: string, width: number, height: number, transform?: string) =>
    ({ id: `${id}-${name}`, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform }) as const
  return (
    <defs>
      <pattern {...pattern('hill', 26, 18)}>
        <path
          d="M3 8l4-5 4 5M16 17l4-5 4 5"
          fill="none"
          stroke="var(--hill-mark)"
          strokeWidth="1.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </pattern>
      <pattern {...pattern('valley', 9, 9, 'rotate(32)')}>
        <path d="M0 4.5H9" stroke="var(--valley-mark)" strokeWidth="1.1" />
      </pattern>
      <pattern {...pattern('lowland', 34, 30)}>
        <path
          d="M6 9v-4M9 9l1.6-3.4M3 9l-1.6-3.4M23 24v-4M26 24l1.6-3.4M20 24l-1.6-3.4"
          stroke="var(--lowland-mark)"
          strokeWidth="1.1"
          strokeLinecap="round"
        />
      </pattern>
      <pattern {...pattern('hop', 15, 15)}>
        <path d="M4 1v9M11.5 8v7M11.5 0v2" stroke="var(--hop-mark)" strokeWidth="1.6" strokeLinecap="round" />
      </pattern>
      <pattern {...pattern('post', 26, 26)}>
        <circle cx="6" cy="6" r="1.5" fill="var(--post-mark)" />
        <circle cx="19" cy="19" r="1.5" fill="var(--post-mark)" />
      </pattern>
      <pattern {...pattern('large', 30, 24)}>
        <path d="M3 9l4-4 4 4v4H3zM18 21l4-4 4 4v4h-8z" fill="none" stroke="var(--large-mark)" strokeWidth="1.2" />
      </pattern>
      <pattern {...pattern('red', 13, 13, 'rotate(45)')}>
        <path d="M0 6.5H13" stroke="var(--company-red)" strokeWidth="2.2" strokeOpacity=".34" />
      </pattern>
      <pattern {...pattern('green', 13, 13)}>
        <path d="M0 6.5H13M6.5 0V13" stroke="var(--company-green)" strokeWidth="1.8" strokeOpacity=".34" />
      </pattern>
      <pattern {...pattern('both', 22, 22, 'rotate(45)')}>
        <rect width="11" height="22" fill="var(--company-red)" />
        <rect x="11" width="11" height="22" fill="var(--company-green)" />
      </pattern>
    </defs>
  )
}
