import { msg } from '@lingui/core/macro';

import type { Position } from '../src/content/types.ts';

/** The eleven roles: cards first, in the order of the careers page, then the three that stand as plain links. */
export const positions: readonly Position[] = [
  {
    role: 'rigger',
    title: msg({ id: 'position.rigger.title', message: '3D Rigger' }),
    category: 'technical',
    group: 'technical',
    summary: msg({
      id: 'position.rigger.summary',
      message:
        'Skeletons, control rigs and deformation that keep a body believable when only its outline is lit.',
    }),
    image: {
      name: 'position-rigger',
      alt: msg({
        id: 'position.rigger.alt',
        message:
          'A corridor as a wireframe, white lines on black, with a figure seen from behind near the far doors.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.rigger.responsibility.1',
        message:
          'Build animation rigs in Maya or Blender and mirror their controls in UE5 Control Rig, with matching names and axes.',
      }),
      msg({
        id: 'position.rigger.responsibility.2',
        message:
          'Keep one shared skeleton for the human cast, so that clips retarget without repair by hand.',
      }),
      msg({
        id: 'position.rigger.responsibility.3',
        message:
          'Paint skin weights and add corrective shapes where a shoulder, a knee or the hem of a coat gives the mesh away.',
      }),
      msg({
        id: 'position.rigger.responsibility.4',
        message:
          'Set up secondary motion for coats, straps and hair with physics assets and Chaos Cloth, inside the frame budget.',
      }),
      msg({
        id: 'position.rigger.responsibility.5',
        message:
          'Write small Python tools for naming, checking and export, so that no animator exports by hand.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.rigger.requirement.1',
        message:
          'A reel with at least two deforming characters, shown in extreme poses and with the controls visible.',
      }),
      msg({
        id: 'position.rigger.requirement.2',
        message:
          'Working knowledge of skinning, IK/FK switching and joint orientation in Maya or Blender, and of skeletal meshes in UE5.',
      }),
      msg({
        id: 'position.rigger.requirement.3',
        message: 'The habit of putting a real walk through a rig before calling it finished.',
      }),
    ],
  },
  {
    role: 'animator',
    title: msg({ id: 'position.animator.title', message: '3D Animator' }),
    category: 'technical',
    group: 'technical',
    summary: msg({
      id: 'position.animator.summary',
      message: 'Weight, hesitation and breath for people whom the player mostly sees from behind.',
    }),
    image: {
      name: 'position-animator',
      alt: msg({
        id: 'position.animator.alt',
        message: 'One walk in eleven overlapping outlines, dark against a wall that is lit from above.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.animator.responsibility.1',
        message:
          'Animate locomotion for a third-person character: starts, stops, turns on the spot and the walk of someone carrying a light.',
      }),
      msg({
        id: 'position.animator.responsibility.2',
        message:
          'Key narrative scenes in Maya or Blender from blocking to polish, each pass reviewed before the next begins.',
      }),
      msg({
        id: 'position.animator.responsibility.3',
        message:
          'Give idles something to do: a shift of weight, a held breath, a hand that looks for the wall.',
      }),
      msg({
        id: 'position.animator.responsibility.4',
        message:
          'Bring clips into UE5 with root motion, curves and notifies, and judge them through the player’s camera.',
      }),
      msg({
        id: 'position.animator.responsibility.5',
        message: 'Clean and retarget motion capture where it helps, and key by hand where it does not.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.animator.requirement.1',
        message:
          'A reel of under two minutes with body mechanics and one acted shot, and a note on what in it is yours.',
      }),
      msg({
        id: 'position.animator.requirement.2',
        message:
          'Command of weight, arcs and spacing in Maya or Blender, with curves you would let a stranger open.',
      }),
      msg({
        id: 'position.animator.requirement.3',
        message: 'Patience for notes that are counted in frames.',
      }),
    ],
  },
  {
    role: 'technical',
    title: msg({ id: 'position.technical.title', message: 'Technical Artist' }),
    category: 'tech-art',
    group: 'technical',
    summary: msg({
      id: 'position.technical.summary',
      message: 'Materials, tools and budgets that keep a very dark picture readable and fast.',
    }),
    image: {
      name: 'position-technical',
      alt: msg({
        id: 'position.technical.alt',
        message:
          'A hotel landing in four strips: depth, surface directions, contour grid, and the finished picture with its lit lift.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.technical.responsibility.1',
        message:
          'Own the UE5 master materials: their instances, their parameter names and a written instruction budget.',
      }),
      msg({
        id: 'position.technical.responsibility.2',
        message:
          'Profile levels with Unreal Insights and the GPU Visualizer, and tell each team where its milliseconds went.',
      }),
      msg({
        id: 'position.technical.responsibility.3',
        message: 'Write editor tools in Blueprint and Python for import, naming and validation.',
      }),
      msg({
        id: 'position.technical.responsibility.4',
        message:
          'Tune Lumen, virtual shadow maps and exposure until black stays black, without banding or crawling noise.',
      }),
      msg({
        id: 'position.technical.responsibility.5',
        message: 'Write one page for every tool, because its next user was not in the meeting.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.technical.requirement.1',
        message:
          'Two tools, shaders or breakdowns we can look at, each with a note on the problem it solved.',
      }),
      msg({
        id: 'position.technical.requirement.2',
        message: 'Working knowledge of the UE5 material graph or HLSL, and of Blueprint or Python.',
      }),
      msg({
        id: 'position.technical.requirement.3',
        message: 'The ability to explain overdraw to a concept artist and composition to a programmer.',
      }),
    ],
  },
  {
    role: 'environment',
    title: msg({ id: 'position.environment.title', message: 'Environment Artist' }),
    category: '3d',
    group: 'art',
    summary: msg({
      id: 'position.environment.summary',
      message: 'Rooms built on a grid, worn by use and lit by one source that has a reason to be there.',
    }),
    image: {
      name: 'position-environment',
      alt: msg({
        id: 'position.environment.alt',
        message:
          'An indoor pool in three strips: wireframe, grey clay, and the finished hall with light from high windows.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.environment.responsibility.1',
        message:
          'Build modular corridor, ward and chapel kits in UE5 from greybox to final, on one grid and shared trim sheets.',
      }),
      msg({
        id: 'position.environment.responsibility.2',
        message: 'Light every room with one motivated source, then defend it in review.',
      }),
      msg({
        id: 'position.environment.responsibility.3',
        message: 'Dress a room so that it says what happened there without a note on the table.',
      }),
      msg({
        id: 'position.environment.responsibility.4',
        message:
          'Break repetition with vertex painting and decals, so that a three-metre wall module survives a forty-metre corridor.',
      }),
      msg({
        id: 'position.environment.responsibility.5',
        message: 'Keep texel density, collisions, LODs and naming within the project’s rules.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.environment.requirement.1',
        message:
          'A portfolio with at least two finished interiors, one of them with wireframes and texture sheets.',
      }),
      msg({
        id: 'position.environment.requirement.2',
        message: 'Working knowledge of UE5, Substance and either Blender or Maya.',
      }),
      msg({
        id: 'position.environment.requirement.3',
        message: 'A sense of scale: door handles, steps and ceilings where a tired person would expect them.',
      }),
    ],
  },
  {
    role: 'hard-surface',
    title: msg({ id: 'position.hard-surface.title', message: 'Hard Surface Artist' }),
    category: '3d',
    group: 'art',
    summary: msg({
      id: 'position.hard-surface.summary',
      message: 'Boilers, beds, locks and lamps, modelled as if somebody had to repair them.',
    }),
    image: {
      name: 'position-hard-surface',
      alt: msg({
        id: 'position.hard-surface.alt',
        message: 'A service tunnel in grey clay under even light: pipes, collars, brick rings and a boat.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.hard-surface.responsibility.1',
        message:
          'Model machines, fittings and furniture from reference: boilers, lift gates, hospital beds, locks, lamps.',
      }),
      msg({
        id: 'position.hard-surface.responsibility.2',
        message: 'Take each piece from block-out to high poly, game mesh, bake and LODs.',
      }),
      msg({
        id: 'position.hard-surface.responsibility.3',
        message:
          'Plan bevels, smoothing and UV splits so that an edge catches a lamp at four metres and survives the bake.',
      }),
      msg({
        id: 'position.hard-surface.responsibility.4',
        message:
          'Give moving parts true pivots, clearances and clean hierarchies, ready for the rig or for Blueprint.',
      }),
      msg({
        id: 'position.hard-surface.responsibility.5',
        message:
          'Texture in Substance Painter with wear that follows use: where hands go, where water stands.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.hard-surface.requirement.1',
        message: 'Three finished hard surface models with wireframe, UV layout and texel density shown.',
      }),
      msg({
        id: 'position.hard-surface.requirement.2',
        message:
          'Command of subdivision or boolean workflows in Maya or Blender, and of baking in Marmoset Toolbag or Substance.',
      }),
      msg({
        id: 'position.hard-surface.requirement.3',
        message: 'Curiosity about how a thing was cast, hinged, wired and mended.',
      }),
    ],
  },
  {
    role: 'character',
    title: msg({ id: 'position.character.title', message: 'Character Artist' }),
    category: '3d',
    group: 'art',
    summary: msg({
      id: 'position.character.summary',
      message:
        'People sculpted to be recognised by their outline, then by their cloth, and by their face last.',
    }),
    image: {
      name: 'position-character',
      alt: msg({
        id: 'position.character.alt',
        message: 'Head and shoulders of a person, entirely dark, against a wall of pale grey light.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.character.responsibility.1',
        message:
          'Sculpt people in ZBrush from concept sheets, with an anatomy that already holds as a silhouette.',
      }),
      msg({
        id: 'position.character.responsibility.2',
        message: 'Retopologise for deformation, with the loops that shoulder, elbow, hip and knee ask for.',
      }),
      msg({
        id: 'position.character.responsibility.3',
        message:
          'Build clothing in Marvelous Designer or ZBrush and turn it into meshes that simulate without cutting through the body.',
      }),
      msg({
        id: 'position.character.responsibility.4',
        message:
          'Texture skin and fabric in Substance Painter for one hard light at a time, and check every map in UE5.',
      }),
      msg({
        id: 'position.character.responsibility.5',
        message:
          'Agree hair cards, grooms and hidden geometry with grooming and rigging before the mesh is locked.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.character.requirement.1',
        message: 'A portfolio with at least one full character in engine, from sculpt to textured game mesh.',
      }),
      msg({
        id: 'position.character.requirement.2',
        message: 'Anatomy, proportion and folds that stand up in grey clay, with no texture to hide behind.',
      }),
      msg({
        id: 'position.character.requirement.3',
        message: 'Working knowledge of ZBrush, Substance Painter and a retopology tool of your choice.',
      }),
    ],
  },
  {
    role: 'concept',
    title: msg({ id: 'position.concept.title', message: 'Concept Artist' }),
    category: 'art',
    group: 'art',
    summary: msg({
      id: 'position.concept.summary',
      message: 'Drawings that settle where the light comes from before anybody builds the room.',
    }),
    image: {
      name: 'position-concept',
      alt: msg({
        id: 'position.concept.alt',
        message: 'A lighthouse on a moor under moving cloud; its beam is the only bright line.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.concept.responsibility.1',
        message:
          'Draw places, objects and people in value first: a concept has to read in black, white and one grey.',
      }),
      msg({
        id: 'position.concept.responsibility.2',
        message:
          'Paint key frames that fix the light of a scene: its source, what it touches and what it leaves alone.',
      }),
      msg({
        id: 'position.concept.responsibility.3',
        message:
          'Turn the approved idea into sheets a modeller can build from, with orthographic views, scale and materials.',
      }),
      msg({
        id: 'position.concept.responsibility.4',
        message: 'Explore in thumbnails, thirty to a page, and say which three you would defend.',
      }),
      msg({
        id: 'position.concept.responsibility.5',
        message: 'Paint over screenshots from UE5, so that a note on composition arrives as a picture.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.concept.requirement.1',
        message:
          'A portfolio of environments, objects or characters made for production, with the process as well as the finish.',
      }),
      msg({
        id: 'position.concept.requirement.2',
        message: 'Command of perspective, anatomy and value, in line or in paint.',
      }),
      msg({
        id: 'position.concept.requirement.3',
        message: 'Working knowledge of Photoshop, Krita or Procreate, and of rough 3D block-ins in Blender.',
      }),
      msg({
        id: 'position.concept.requirement.4',
        message: 'References from outside games: architecture, documentary photography, printmaking, film.',
      }),
      msg({
        id: 'position.concept.requirement.5',
        message: 'The ease to drop a good drawing when the scene needs a different one.',
      }),
    ],
  },
  {
    role: 'fx',
    title: msg({ id: 'position.fx.title', message: 'FX Artist' }),
    category: 'tech-art',
    group: 'art',
    summary: msg({
      id: 'position.fx.summary',
      message: 'Fog, dust, rain and water, each with a cause that the player could find.',
    }),
    image: {
      name: 'position-fx',
      alt: msg({
        id: 'position.fx.alt',
        message: 'Shafts of light through tall windows, cut out of thick dust in a dark nave.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.fx.responsibility.1',
        message:
          'Author fog, dust, rain and embers in Niagara, each tied to a draught, a leak or a flame in the level.',
      }),
      msg({
        id: 'position.fx.responsibility.2',
        message:
          'Simulate smoke, water and debris in Houdini, and bring them to UE5 as flipbooks or vertex animation textures.',
      }),
      msg({
        id: 'position.fx.responsibility.3',
        message: 'Write the materials behind the effects: depth fades, flow maps, refraction, lit particles.',
      }),
      msg({
        id: 'position.fx.responsibility.4',
        message: 'Keep overdraw, particle counts and emitter bounds inside the budget of each room.',
      }),
      msg({
        id: 'position.fx.responsibility.5',
        message: 'Time every effect with animation and sound, to the frame.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.fx.requirement.1',
        message: 'A reel of real-time effects, with the graph or the network shown for at least two of them.',
      }),
      msg({
        id: 'position.fx.requirement.2',
        message: 'Working knowledge of Niagara, and of Houdini or another simulation tool.',
      }),
      msg({
        id: 'position.fx.requirement.3',
        message: 'Restraint: you can name the frame by which an effect should be gone.',
      }),
    ],
  },
  {
    role: 'prop',
    title: msg({ id: 'position.prop.title', message: 'Prop Artist' }),
    category: '3d',
    group: null,
    summary: msg({
      id: 'position.prop.summary',
      message: 'The objects a player picks up, turns over and reads by the light of whatever is left.',
    }),
    image: {
      name: 'position-prop',
      alt: msg({
        id: 'position.prop.alt',
        message: 'A ward in grey clay under even light; a wheelchair stands between the iron beds.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.prop.responsibility.1',
        message:
          'Model and texture the things that are held, read or moved: keys, letters, lanterns, medicine bottles, photographs.',
      }),
      msg({
        id: 'position.prop.responsibility.2',
        message:
          'Work from one library of Substance materials, so that a whole shelf belongs to one household.',
      }),
      msg({
        id: 'position.prop.responsibility.3',
        message:
          'Model to real measurements, with the pivot where the hand, the hinge or the floor needs it.',
      }),
      msg({
        id: 'position.prop.responsibility.4',
        message:
          'Pack variants into atlases, with LODs and simple collisions, ready to be placed by the hundred.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.prop.requirement.1',
        message:
          'Five finished props, at least one made to be seen at arm’s length and one made to be repeated.',
      }),
      msg({
        id: 'position.prop.requirement.2',
        message: 'Working knowledge of Blender or Maya, Substance Painter and careful UV packing.',
      }),
      msg({
        id: 'position.prop.requirement.3',
        message: 'Attention to paper, rust, wax and glass, with references to prove it.',
      }),
    ],
  },
  {
    role: 'sound',
    title: msg({ id: 'position.sound.title', message: 'Sound Designer' }),
    category: 'audio',
    group: null,
    summary: msg({
      id: 'position.sound.summary',
      message: 'Rooms that are heard before they are seen, and silence that has been mixed.',
    }),
    image: {
      name: 'position-sound',
      alt: msg({
        id: 'position.sound.alt',
        message:
          'A waveform of white slits: a drip, a long swell, an echo; behind it, faintly, a flooded tunnel.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.sound.responsibility.1',
        message: 'Record and edit your own sources: room tone, doors, cloth, water, metal under load.',
      }),
      msg({
        id: 'position.sound.responsibility.2',
        message:
          'Build ambiences in layers, room tone first and event last, so that a pause can be mixed too.',
      }),
      msg({
        id: 'position.sound.responsibility.3',
        message: 'Implement in Wwise: events, switches, states and RTPCs, wired into UE5 and documented.',
      }),
      msg({
        id: 'position.sound.responsibility.4',
        message:
          'Set occlusion, reverb sends and attenuation room by room, and check them on headphones and on a laptop.',
      }),
      msg({
        id: 'position.sound.responsibility.5',
        message: 'Mix narrative scenes so that a whisper stays clear without being raised.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.sound.requirement.1',
        message: 'A reel with one redesigned scene and one interactive example in Wwise or FMOD.',
      }),
      msg({
        id: 'position.sound.requirement.2',
        message: 'Working knowledge of a DAW such as Reaper and of Wwise inside UE5.',
      }),
      msg({
        id: 'position.sound.requirement.3',
        message: 'A recorder and a quiet room, or a good answer to having neither.',
      }),
    ],
  },
  {
    role: 'programmer',
    title: msg({ id: 'position.programmer.title', message: 'UE5 Programmer' }),
    category: 'technical',
    group: null,
    summary: msg({
      id: 'position.programmer.summary',
      message: 'Gameplay systems in C++ and Blueprint that designers can open, read and trust.',
    }),
    image: {
      name: 'position-programmer',
      alt: msg({
        id: 'position.programmer.alt',
        message:
          'A forest as a depth picture: near trunks pale, far ones fading to black, one figure among them.',
      }),
    },
    responsibilities: [
      msg({
        id: 'position.programmer.responsibility.1',
        message: 'Write gameplay systems in C++ and expose to Blueprint only what a designer needs.',
      }),
      msg({
        id: 'position.programmer.responsibility.2',
        message:
          'Build interaction, inventory and checkpoints for a third-person game, with saves that survive an update.',
      }),
      msg({
        id: 'position.programmer.responsibility.3',
        message:
          'Write perception and behaviour in StateTree or behaviour trees, with a debug view that says why something turned its head.',
      }),
      msg({
        id: 'position.programmer.responsibility.4',
        message: 'Profile with Unreal Insights, fix the hitch and write down what caused it.',
      }),
      msg({
        id: 'position.programmer.responsibility.5',
        message: 'Review other people’s changes and keep the main branch playable.',
      }),
    ],
    requirements: [
      msg({
        id: 'position.programmer.requirement.1',
        message: 'Code we can read: a public repository, or a sample with a note on the decisions in it.',
      }),
      msg({
        id: 'position.programmer.requirement.2',
        message:
          'Working knowledge of C++ in UE5: the gameplay framework, object lifetime, delegates, asynchronous loading.',
      }),
      msg({
        id: 'position.programmer.requirement.3',
        message: 'Practice with Git or Perforce, in small changes whose messages say why.',
      }),
    ],
  },
];
