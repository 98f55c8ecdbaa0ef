import { msg } from '@lingui/core/macro';

export const body = msg({
  id: 'news.5.body',
  message: `<p>We have met more than 350 times, for an hour and a quarter each. Laid end to end that is over 437 hours, or eighteen days and nights of people saying “you are muted”. For a team without an office, those eighteen days are the office. Some of what they taught us cost a good deal, and is offered here free of charge.</p>
<p><strong>An hour is too short and ninety minutes is too long.</strong> In an hour the last team to speak is always the same one, and it gets four minutes. After eighty minutes people agree to things in order to leave. Seventy-five was found by trial, in the first year, and has not moved since.</p>
<p><strong>Somebody owns the clock.</strong> The person with the clock speaks twice: at one hour, to say that no new subject may be opened, and at an hour and a quarter, to say good night. It is never the person with the most to say.</p>
<p><strong>Show the file.</strong> A report that a corridor is “nearly there” starts a discussion. A corridor on the screen ends one. Since we began asking for the file first and the sentence afterwards, status has shrunk from half of the meeting to a sixth.</p>
<p><strong>Write it where the absent will look.</strong> About sixty of us are active at any time, and never all sixty can come. Decisions are typed while they are being made, in one page, with a name beside each. If the page says nothing, nothing was decided, however warmly we remember it.</p>
<p><strong>Say when you cannot.</strong> We are volunteers. There are exams, night shifts, children, months in which the game has to wait. Nobody is asked for a reason. What we do ask is the sentence itself, early, because a task that somebody has quietly stopped doing is the most expensive object in the project.</p>
<h2>What we still get wrong</h2>
<p>We praise too quickly, since it is late and we like each other. We let the loudest microphone set the pace. And we have yet to find a way of thinking together in silence for two minutes without someone asking whether the connection has dropped.</p>
<p>More than 250 people have sat in this meeting at one time or another. The majority of them have left, as volunteers do, and the meeting does not seem to notice. It starts on the hour. The page is open, somebody has the clock, and the first file is already on the screen.</p>`,
});
