/**
 * Marks a page that nobody has touched yet, so that `app/styles/resting.css` can keep browsers from fetching pictures
 * that the first view does not show: they would ask for those of the next three screens. The first sign of a visitor
 * (a pointer, a key, a scroll) ends it, as soon as nothing more urgent is to be done, and the browser's own lazy loading
 * takes over. A page that is opened at a place of its own, by an address or by going back, never rests.
 */
const script = `(function(d,w,r){
var n=performance.getEntriesByType('navigation')[0],o;
if(location.hash||!w.IntersectionObserver||!n||n.type!=='navigate')return;
r.dataset.resting='';
o=new IntersectionObserver(function(all){all.forEach(function(e){if(e.isIntersecting)e.target.dataset.near=''})},{rootMargin:'0px 0px 20% 0px'});
var signs=['scroll','wheel','pointermove','pointerdown','touchstart','keydown','focusin','beforeprint'];
function end(){delete r.dataset.resting}
function wake(e){signs.forEach(function(s){w.removeEventListener(s,wake,true)});
o.disconnect();
e.type!=='beforeprint'&&w.requestIdleCallback?w.requestIdleCallback(end,{timeout:200}):end()}
signs.forEach(function(s){w.addEventListener(s,wake,{capture:true,passive:true})});
d.addEventListener('DOMContentLoaded',function(){
d.querySelectorAll('picture').forEach(function(p){if(!p.closest('.slide:not([data-active])'))o.observe(p)})
})
})(document,window,document.documentElement)`.replaceAll('\n', '')

export function RestingPage() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
