import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element | DefaultTreeAdapterTypes.Template

/**
 * Reads a page as a browser without scripts does, so that what stands in `<noscript>` is seen too.
 *
 * @returns its elements in the order of the source, those of `<template>` included
 */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  const visit = (node: Node) => {
    if ('tagName' in node) elements.push(node)
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return elements
}

/** The value of an attribute, `''` when it has none, nothing when it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** The text inside, in its order, without that of scripts and styles further in. */
export function textOf(element: Element): string {
  const { childNodes } = 'content' in element ? element.content : element
  const texts = childNodes.map((node) => {
    if ('value' in node) return node.value
    return 'tagName' in node && !['script', 'style'].includes(node.tagName) ? textOf(node) : ''
  })
  return texts.join('')
}
