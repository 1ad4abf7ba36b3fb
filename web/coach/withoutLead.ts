/** What comes of it, where its name stands directly above: “From Settle to Horton: 4 pieces …” is “4 pieces …” there. */
export function withoutLead({ lead, text }: { readonly lead: string; readonly text: string }): string {
  const rest = text.startsWith(lead) ? /^\s?:\s*(.+)$/s.exec(text.slice(lead.length))?.[1] : undefined
  return rest === undefined ? text : rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}
