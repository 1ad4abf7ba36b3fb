import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'

/** The browser's own dialog: focus goes in, stays in and comes back; Escape closes. `side` makes it a drawer. */
export function Dialog({
  title,
  closeLabel,
  open,
  onClose,
  side,
  wide,
  children,
}: {
  title: ReactNode
  closeLabel: string
  open: boolean
  onClose: () => void
  side?: boolean
  wide?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a shortcut; Escape closes by itself
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes(styles.dialog, side && styles.side, wide && styles.wide)}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open ? (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <Button look="quiet" icon label={closeLabel} onClick={onClose}>
              <X size={20} aria-hidden />
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      ) : null}
    </dialog>
  )
}
