import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.4.body',
  message: `<p>Two art schools, one in Madrid and one in Navarra, send us students for their curricular internships. We get the same six questions from every group, so here are the answers in the order in which they are usually asked.</p>
<h2>What does “curricular” mean?</h2>
<p>That the internship is part of the course. The school agrees the plan with us, one of its tutors follows it, and the work is assessed like any other subject. Without a school there is no curricular internship; there are, however, <a href="/careers">open positions</a>.</p>
<h2>Is it paid?</h2>
<p>No. Nobody in the studio is paid, leads included, and an internship does not change that. We say so in the first conversation, before the portfolio is opened, because it is the kind of fact that should never be discovered late.</p>
<h2>Where do I sit?</h2>
<p>At home, or wherever you work best. The studio is remote from end to end. What you share with the others is a meeting of an hour and a quarter, a folder with strict names, and a lead who will look at your file when you say that it is ready.</p>
<h2>Will I make tea?</h2>
<p>It would be cold when it reached us. You will make one thing that the game needs, chosen small enough to be finished: a door with its frame, lock and three states of decay; the walk of someone who has hurt an ankle; the dust under one window. We prefer a finished door to a begun cathedral, and so do the people who will read your portfolio.</p>
<h2>Who looks at it?</h2>
<p>First your lead, then the team that has to use it. A student’s door is opened by a rigger, lit by an environment artist and slammed by a sound designer. Each of them writes down what got in the way. The notes are the same as everyone gets: short, specific, about the file.</p>
<blockquote><p>My first review was about a hinge. It lasted twenty minutes. I have not modelled a lazy hinge since.</p></blockquote>
<p>That is from a student’s closing report, quoted with permission.</p>
<h2>And afterwards?</h2>
<p>The internship ends on the date in the plan. Some students stay on as volunteers, some come back a year later, and most go their way with a piece they can show and explain. All three are good endings.</p>
<p>For schools: we would rather take few students and open every file than take many and open none. If that suits you, write to us from the support page.</p>`,
});
