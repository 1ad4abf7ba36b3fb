/**
 * `tabIndex` on what is drawn. Preact writes it on SVG just so, and there names of attributes keep their letters: places of a board would not be
 * reached by keys. Loaded before anything is drawn.
 */
import { options } from 'preact'

const before = options.vnode
options.vnode = (vnode) => {
  before?.(vnode)
  const props = vnode.props as { tabIndex?: number; tabindex?: number }
  if (typeof vnode.type !== 'string' || props.tabIndex === undefined) return
  props.tabindex = props.tabIndex
  delete props.tabIndex
}
